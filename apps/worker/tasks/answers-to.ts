import { answerAddress } from "@takujo/inbox/inquiry/index";
import { replyAddress, type TaskContext } from "./task.ts";

type Sender = Pick<TaskContext, "organizer" | "inquiryMailbox" | "signingSecret">;

/** Where answers about an inquiry go: back into its thread if there is a mailbox for them, or else to the organizer. */
export function answersTo(
  { organizer, inquiryMailbox, signingSecret }: Sender,
  { receipt }: { receipt: string },
) {
  const address = replyAddress({ organizer });
  return inquiryMailbox
    ? {
        replyTo: answerAddress(inquiryMailbox.address, receipt, signingSecret),
        // Too long to be read out, so the mail says that it can simply be answered.
        shownAddress: null,
      }
    : { replyTo: address, shownAddress: address };
}
