/**
 * Statuses of RFC 3463 that mean the address itself is wrong: no such mailbox, no such system, not an address, moved without a trace, a
 * domain that takes no mail, a mailbox that was switched off, a domain that leads nowhere. Others, such as a full mailbox or a mail that
 * is taken for spam, say nothing of the next mail.
 */
const unknownMailbox = /^5\.(?:1\.(?:[01236]|10)|2\.1|4\.4)$/;

export const isUnknownMailbox = (status: string): boolean => unknownMailbox.test(status);
