import { CalendarPlus } from '@anunturi/shared-ui/icons/CalendarPlus';
import { addDays, formatIsoDay, isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { DocumentDefinition, Values } from '../domain/documentTypes';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { calendarFile } from '#domain/calendarFile';
import { ModelSources } from './ModelSources';
import { RemindButton } from './RemindButton';
import styles from './Checklist.module.css';
import { texts } from '../texts';

/** What follows after signing, with the terms counted from the document's date and those that the answers say. */
export function Checklist({
  definition: { checklist, dateField, models },
  values,
}: {
  definition: DocumentDefinition;
  values: Values;
}) {
  const date = values[dateField] ?? '';
  const items = checklist.flatMap(({ text, days, until }) => {
    if (until) {
      const day = until(values);
      return day ? [{ text, days, day, isOver: day < date }] : [];
    }
    return [
      {
        text,
        days,
        isOver: false,
        day: days !== undefined && isIsoDay(date) ? addDays(date, days) : null,
      },
    ];
  });
  return (
    <section aria-labelledby="de-facut">
      <h2 id="de-facut">{texts.checklist}</h2>
      <ul className={styles.list}>
        {items.map(({ text, days, day, isOver }, at) => (
          <li key={text}>
            <span id={`de-facut-${at}`}>{text}</span>
            {isOver && day && (
              <strong className={styles.over}> {texts.endedOn(formatIsoDay(day))}</strong>
            )}
            {!isOver && (days !== undefined || day) && (
              <Term id={`de-facut-${at}`} title={text} days={days} until={day} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.notAdvice}</p>
      {models && <ModelSources models={models} />}
    </section>
  );
}

type TermProps = {
  /** Id of the words that say what is to be done. */
  id: string;
  title: string;
  days: number | undefined;
  until: string | null;
};

/** The term of one thing to do; once the date is known, its last day can be taken into a calendar. */
function Term({ id, title, days, until }: TermProps) {
  function takeDay(day: string) {
    const file = new Blob([calendarFile({ day, title }, new Date())], { type: 'text/calendar' });
    downloadFile(file, `termen-${day}.ics`);
  }
  return (
    <>
      {' '}
      <strong className={styles.term}>
        {days === undefined
          ? until && texts.endsOn(formatIsoDay(until))
          : [texts.withinDays(days), until && texts.until(formatIsoDay(until))]
              .filter(Boolean)
              .join(', ')}
      </strong>
      {until && (
        <>
          {' '}
          <Button
            variant="ghost"
            size="small"
            icon={<CalendarPlus size={16} />}
            aria-describedby={id}
            onClick={() => takeDay(until)}
          >
            {texts.toCalendar}
          </Button>
          <RemindButton describedBy={id} title={title} day={until} />
        </>
      )}
    </>
  );
}
