import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Contents } from './Contents';
import type { PostHeading } from '../domain/placeHeadings';
import { preparePostText } from '../domain/preparePostText';
import classes from './PostText.module.css';

/** The text of a post, sanitised in the browser just before it is shown, with its contents. Loaded on demand, with the sanitiser. */
export function PostText({ html }: { html: string }) {
  const nav = useNav();
  const place = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<PostHeading[]>([]);
  useLayoutEffect(() => {
    const prepared = preparePostText(html);
    place.current?.replaceChildren(prepared.text);
    // oxlint-disable-next-line react/set-state-in-effect -- the text is prepared by the browser, outside React
    setHeadings(prepared.headings);
  }, [html]);

  /** Links of the site move inside the page, as everywhere. */
  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest('a');
    const address = link?.getAttribute('href');
    if (
      !address?.startsWith('/') ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    nav.navigate(address);
  }
  return (
    <div className={classes.columns}>
      <Contents headings={headings} />
      {/* React gives this element no children: they come sanitised, by replaceChildren. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of the links inside, with the keyboard too */}
      <div ref={place} className={classes.text} onClick={follow} />
    </div>
  );
}
