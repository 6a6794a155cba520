import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { MIN_HEADINGS } from '../domain/hasContents';
import type { PostHeading } from '../domain/placeHeadings';
import classes from './Contents.module.css';

/** The parts of a post as links: folded on phones, beside the text on wide screens. */
export function Contents({ headings }: { headings: readonly PostHeading[] }) {
  if (headings.length < MIN_HEADINGS) return null;
  const list = (
    <ol className={classes.list}>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} className={classes.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Cuprins" className={classes.contents}>
      <div className={classes.folded}>
        <Disclosure summary="Cuprins">{list}</Disclosure>
      </div>
      <div className={classes.open}>
        <p className={classes.heading}>Cuprins</p>
        {list}
      </div>
    </nav>
  );
}
