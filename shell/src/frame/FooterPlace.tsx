import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { ServerHtml } from '@anunturi/shared-runtime/markup/ServerHtml';
import { chooseTheme, readTheme, subscribeToTheme } from '@anunturi/shared-runtime/theme/theme';
import type { Theme } from '@anunturi/shared-runtime/theme/theme';
import { isPlainClick } from '@anunturi/shared-ui/navigation/Link';
import { type ComponentType, use, useEffect, useRef, useState } from 'react';
import { FooterMarkup } from './FooterMarkup';
import { openOnWide } from './openOnWide';
// Its styles come with the page's first sheet, as its markup does with the page.
import '@anunturi/shared-ui/display/VisuallyHidden.module.css';
import '@anunturi/shared-ui/fields/Field.module.css';
import '@anunturi/shared-ui/fields/RadioGroup.module.css';
import './Footer.module.css';
import './SalPictogram.module.css';
import classes from './FooterPlace.module.css';

/**
 * The footer says the same on every screen: what came with the page stays, its code is not downloaded and nothing of it is
 * hydrated. Links and the choice of a theme work by what bubbles from them. Without markup it is rendered as anything else.
 */
export function FooterPlace({ year }: { year: number }) {
  const place = useRef<HTMLDivElement>(null);
  const { navigate } = useNav();
  const markup = use(FooterMarkup);
  const [Late, setLate] = useState<ComponentType<{ year: number }>>();
  useEffect(() => {
    const host = place.current;
    if (!host) return undefined;
    if (!host.firstElementChild) {
      import(/* webpackChunkName: "footer" */ './Footer').then(
        ({ Footer }) => setLate(() => Footer),
        console.error,
      );
      return undefined;
    }
    const show = () => {
      const radio = host.querySelector<HTMLInputElement>(`input[value=${readTheme()}]`);
      if (radio) radio.checked = true;
    };
    const choose = ({ target }: Event) => chooseTheme((target as HTMLInputElement).value as Theme);
    // What was chosen before this ran: the page came with another one checked.
    const early = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    );
    if (early) chooseTheme(early.value as Theme);
    show();
    host.addEventListener('change', choose);
    const stop = subscribeToTheme(show);
    const endFolding = openOnWide(host);
    return () => {
      host.removeEventListener('change', choose);
      stop();
      endFolding();
    };
  }, []);
  if (Late) return <Late year={year} />;
  return (
    <ServerHtml
      ref={place}
      markup={markup}
      className={classes.place}
      onClick={(event) => {
        const to = (event.target as Element).closest('a[href^="/"]')?.getAttribute('href');
        if (!to || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
