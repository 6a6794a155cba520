import { useEffect } from 'react';

/** Title of the browser's tab while the component is shown; the site's name, which the page carries, is added. */
export function useTitle(title: string): void {
  useEffect(() => {
    const { site } = document.documentElement.dataset;
    document.title = site ? `${title} · ${site}` : title;
  }, [title]);
}
