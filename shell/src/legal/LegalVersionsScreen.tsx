import { legalKinds, type LegalKind } from '@anunturi/shared-contract/site/legalKinds';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import {
  legalNames,
  type LegalVersion,
  legalVersions,
  newestVersion,
} from '@anunturi/shared-domain/site/legalVersions';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Prose } from '../frame/Prose';
import { useSite } from '../start/SiteContext';
import { RecordedText } from './RecordedText';
import { sayWhenInForce } from './sayWhenInForce';

/** Route `/versiuni`: each version of the legal texts, the newest first: those that hold, held and will hold. */
export function LegalVersionsScreen() {
  return (
    <>
      <PageHeader
        title="Versiunile termenilor și ale politicii"
        lead="Ce se aplică acum, ce urmează și ce s-a aplicat înainte."
      />
      <Prose>
        {legalKinds.map((kind) => (
          <Versions key={kind} kind={kind} />
        ))}
      </Prose>
    </>
  );
}

function Versions({ kind }: { kind: LegalKind }) {
  const { legal } = useSite();
  const told = legal?.[kind]?.told.at(-1)?.version ?? 0;
  const known = Math.max(told, legal?.[kind]?.inForce ?? newestVersion(kind));
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{legalNames[kind]}</h2>
      {legalVersions[kind]
        .filter(({ version }) => version <= known)
        .toReversed()
        .map((each) => (
          <Version key={each.version} kind={kind} of={each} />
        ))}
    </section>
  );
}

function Version({ kind, of }: { kind: LegalKind; of: LegalVersion }) {
  const { version, dated, changes } = of;
  return (
    <>
      <h3>
        Versiunea {version}, din {formatIsoDay(dated)}
      </h3>
      <p>{sayWhenInForce(kind, version, useSite().legal)}</p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <details>
        <summary>
          Textul versiunii {version}: {legalNames[kind].toLowerCase()}
        </summary>
        <RecordedText kind={kind} version={version} />
      </details>
    </>
  );
}
