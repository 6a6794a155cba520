import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { ThemeSwitch } from '@anunturi/shared-runtime/theme/ThemeSwitch';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSite } from '../start/SiteContext';
import classes from './Footer.module.css';
import { openOnWide } from './openOnWide';
import { SalPictogram } from './SalPictogram';

const pages: [string, string][] = [
  [links.home(), 'Acasă'],
  [links.calculator(), 'Calculator Impozit'],
  [links.contracts(), 'Generare Contract'],
  [links.blog(), 'Blog'],
  [links.contact(), 'Contact'],
  [links.allListings(), 'Toate Anunțurile'],
];

/** Tagline, the site's pages, partners, who runs the site and where complaints go. */
export function Footer({ year }: { year: number }) {
  const { name, tagline, operator, partners, maker } = useSite();
  const place = useRef<HTMLElement>(null);
  useEffect(() => openOnWide(place.current!), []);
  return (
    <footer ref={place} className={classes.footer}>
      <div className={classes.columns} data-narrow={partners.length === 0 || undefined}>
        <div className={classes.site}>
          <p className={classes.name}>{name}</p>
          <p>{tagline}</p>
          <a
            href="https://anpc.ro/ce-este-sal/"
            target="_blank"
            rel="noopener"
            className={classes.sal}
          >
            <SalPictogram />
          </a>
        </div>
        <nav aria-label="Paginile site-ului">
          <ul className={classes.list}>
            {pages.map(([to, text]) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {partners.length > 0 && (
          <Folded id="parteneri" title="Parteneri">
            <ul className={classes.list}>
              {partners.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Folded>
        )}
        <Folded id="operator" title="Cine suntem">
          <address className={classes.address}>
            {operator.name}
            <br />
            CUI {operator.cui} · {operator.tradeRegister}
            <br />
            {operator.seat}
            <br />
            <a href={`tel:${operator.phone.replace(/\s/g, '')}`}>{operator.phone}</a>
            <br />
            <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </address>
        </Folded>
        <Folded id="aspect" title="Aspect">
          <ThemeSwitch />
        </Folded>
      </div>
      <ul className={classes.legal}>
        <li>
          <a href="https://anpc.ro/" target="_blank" rel="noopener">
            ANPC
          </a>
        </li>
        <li>
          <Link to={links.privacy()}>Politica de confidențialitate</Link>
        </li>
        <li>
          <Link to={links.terms()}>Termeni și condiții</Link>
        </li>
        <li>
          <Link to={links.accessibility()}>Accesibilitate</Link>
        </li>
        <li>
          <Link to={links.transparency()}>Transparența moderării</Link>
        </li>
      </ul>
      <p className={classes.bottom}>
        <span>
          © {year} {name}
        </span>
        <span>
          Realizat de{' '}
          <a href={maker.url} target="_blank" rel="noopener">
            {maker.label}
          </a>
        </span>
      </p>
    </footer>
  );
}

/** A part that a phone shows when its title is pressed; where there are columns it stands open. */
function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <details className={classes.folded}>
        <summary>
          <h2 id={id} className={classes.heading}>
            {title}
          </h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
