import { Contents } from './Contents';
import { drawPostText } from '../domain/drawPostText';
import classes from './PostText.module.css';

/** What `PostText` looks like, without a document: for a server. */
export function DrawnPostText({ html }: { html: string }) {
  const drawn = drawPostText(html);
  return (
    <div className={classes.columns}>
      <Contents headings={drawn.headings} />
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: drawn.html }} />
    </div>
  );
}
