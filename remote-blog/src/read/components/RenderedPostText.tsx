import { Contents } from './Contents';
import { renderPostText } from '../domain/renderPostText';
import classes from './PostText.module.css';

/** What `PostText` looks like, without a document: for a server. */
export function RenderedPostText({ html }: { html: string }) {
  const rendered = renderPostText(html);
  return (
    <div className={classes.columns}>
      <Contents headings={rendered.headings} />
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: rendered.html }} />
    </div>
  );
}
