import { links } from '@anunturi/shared-domain/site/links';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { useSite } from '../start/SiteContext';
import { ContactForm } from './ContactForm';
import classes from './ContactScreen.module.css';

/** Route `/contact`: a form to the operator and who the operator is (single contact point, Regulamentul UE 2022/2065 art. 12). */
export function ContactScreen() {
  const { operator, contactEmail } = useSite();
  return (
    <>
      <PageHeader
        title="Contact"
        lead="O întrebare, o problemă cu un anunț, o propunere? Scrieți-ne; citim tot."
      />
      <div className={classes.columns}>
        <Card padding="large">
          <ContactForm />
        </Card>
        <div className={classes.side}>
          <Card as="section" aria-labelledby="operatorul">
            <h2 id="operatorul" className={classes.heading}>
              Operatorul site-ului
            </h2>
            <dl className={classes.facts}>
              <dt>Denumire</dt>
              <dd>{operator.name}</dd>
              <dt>CUI</dt>
              <dd>{operator.cui}</dd>
              <dt>Registrul comerțului</dt>
              <dd>{operator.tradeRegister}</dd>
              <dt>Sediu</dt>
              <dd>{operator.seat}</dd>
              <dt>Telefon</dt>
              <dd>
                <a href={`tel:${operator.phone}`}>{operator.phone}</a>
              </dd>
              <dt>E-mail</dt>
              <dd>
                <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
              </dd>
            </dl>
          </Card>
          <Card as="section" tone="sunken" aria-labelledby="sesizari">
            <h2 id="sesizari" className={classes.heading}>
              Sesizări despre anunțuri
            </h2>
            <p>
              Cel mai repede ajung la noi prin „Raportați anunțul” de pe pagina anunțului: primiți
              confirmarea și decizia noastră.
            </p>
            <p>
              Cum folosim datele din acest formular:{' '}
              <Link to={links.privacy()}>politica de confidențialitate</Link>.
            </p>
          </Card>
        </div>
      </div>
    </>
  );
}
