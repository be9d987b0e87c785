import { useTranslations } from "@takujo/i18n/react";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Calendar, Printer, Ticket } from "../../../ui/generated/icons.ts";

export function TicketActions({ id }: { id: string }) {
  const t = useTranslations("reserving.success");
  return (
    <div className="reserved-actions">
      <ButtonLink
        to={`/user/reservation/${id}/calendar.ics`}
        reloadDocument
        variant="gold"
        icon={<Calendar />}
      >
        {t("calendar")}
      </ButtonLink>
      <span className="needs-script">
        <Button variant="ghost-cloth" icon={<Printer />} onClick={() => window.print()}>
          {t("print")}
        </Button>
      </span>
      <ButtonLink to={`/user/reservation/${id}/detail`} variant="ghost-cloth" icon={<Ticket />}>
        {t("detail")}
      </ButtonLink>
    </div>
  );
}
