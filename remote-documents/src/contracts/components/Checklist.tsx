import { addDays, formatIsoDay, isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { ChecklistItem } from '../domain/documentTypes';
import styles from './Checklist.module.css';
import { texts } from '../texts';

/** What follows after signing, with the terms counted from the document's date. */
export function Checklist({ items, date }: { items: readonly ChecklistItem[]; date: string }) {
  return (
    <section aria-labelledby="de-facut">
      <h2 id="de-facut">{texts.checklist}</h2>
      <ul className={styles.list}>
        {items.map(({ text, days }) => (
          <li key={text}>
            {text}
            {days !== undefined && (
              <>
                {' '}
                <strong className={styles.term}>
                  {texts.withinDays(days)}
                  {isIsoDay(date) && `, ${texts.until(formatIsoDay(addDays(date, days)))}`}
                </strong>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.notAdvice}</p>
    </section>
  );
}
