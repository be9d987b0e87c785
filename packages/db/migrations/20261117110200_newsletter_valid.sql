-- In a transaction of its own, so that nobody waits while rows are looked at.
alter table message_recipient validate constraint message_recipient_somebody;
alter table message_recipient validate constraint message_recipient_reason_check;
