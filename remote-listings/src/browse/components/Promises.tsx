import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Calculator } from '@anunturi/shared-ui/icons/Calculator';
import { FileText } from '@anunturi/shared-ui/icons/FileText';
import { HandCoins } from '@anunturi/shared-ui/icons/HandCoins';
import classes from './Promises.module.css';

const promises = [
  {
    Icon: FileText,
    title: 'Contract gata făcut',
    text: 'Completați contractul de vânzare direct în browser, cu datele din anunț.',
    to: links.contracts(),
    link: 'Întocmiți contractul',
  },
  {
    Icon: Calculator,
    title: 'Impozit calculat',
    text: 'Vedeți impozitul anual estimat al mașinii înainte să o cumpărați, cu formula la vedere.',
    to: links.calculator(),
    link: 'Calculați impozitul',
  },
  {
    Icon: HandCoins,
    title: 'Fără taxe',
    text: 'Publicarea unui anunț nu costă nimic, nici pentru persoane, nici pentru firme.',
    to: links.addListing(),
    link: 'Publicați un anunț',
  },
];

/** What one gets here beside a list of listings. */
export function Promises() {
  return (
    <section aria-label="De ce aici" className={classes.promises}>
      {promises.map(({ Icon, title, text, to, link }) => (
        <div key={title} className={classes.promise}>
          <Icon size={28} strokeWidth={1.6} className={classes.icon} />
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
          <Link to={to}>{link}</Link>
        </div>
      ))}
    </section>
  );
}
