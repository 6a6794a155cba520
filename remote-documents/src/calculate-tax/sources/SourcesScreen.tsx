import { formatMonth } from '@anunturi/shared-domain/formats/formatDate';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Table } from '@anunturi/shared-ui/layout/Table';
import { links } from '@anunturi/shared-domain/site/links';
import { taxRates } from '@anunturi/shared-domain/tax/taxRates';
import { TAX_SOURCES_CHECKED_IN, taxActs, taxRules } from '@anunturi/shared-domain/tax/taxSources';
import { useLocalTaxes } from '../data/useLocalTaxes';
import type { LocalTaxes } from '../domain/localTaxes';
import { texts } from './texts';

/** Route `/calculator/surse`: the law articles and council decisions behind the calculator, with their dates. */
export function SourcesScreen() {
  const localTaxes = useLocalTaxes();
  return (
    <Stack gap={8}>
      <PageHeader
        title={texts.title}
        lead={texts.lead(taxRates[0]!.year)}
        breadcrumbs={[{ label: texts.calculator, to: links.calculator() }, { label: texts.title }]}
      />
      <p>
        {texts.checked(formatMonth(new Date(`${TAX_SOURCES_CHECKED_IN}-01T00:00:00Z`)))}{' '}
        <a href="https://legislatie.just.ro/" rel="noopener">
          {texts.official}
        </a>
        .
      </p>
      <Stack as="section" gap={3} aria-labelledby="legi">
        <h2 id="legi">{texts.acts}</h2>
        <Table
          caption={texts.acts}
          rows={taxActs}
          rowKey={({ act }) => act}
          columns={[
            { key: 'act', header: texts.act, cell: ({ act }) => act },
            { key: 'what', header: texts.about, cell: ({ what }) => what },
          ]}
        />
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="reguli">
        <h2 id="reguli">{texts.rules}</h2>
        <Table
          caption={texts.rules}
          rows={taxRules}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', header: texts.rule, cell: ({ what }) => what },
            { key: 'article', header: texts.article, cell: ({ article }) => article },
            {
              key: 'certainty',
              header: texts.certainty,
              cell: ({ certainty }) => texts.certainties[certainty],
            },
          ]}
        />
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="hotarari">
        <h2 id="hotarari">{texts.local}</h2>
        <CouncilDecisions localTaxes={localTaxes} />
      </Stack>
    </Stack>
  );
}

function CouncilDecisions({ localTaxes: { localities, updatedAt } }: { localTaxes: LocalTaxes }) {
  if (updatedAt === null) return <Notice>{texts.localUnknown}</Notice>;
  const dearer = localities.filter(({ percent }) => percent > 0);
  return (
    <>
      <p>{texts.localNote(updatedAt)}</p>
      {dearer.length > 0 && (
        <Table
          caption={texts.local}
          rows={dearer}
          rowKey={({ id }) => id}
          columns={[
            { key: 'place', header: texts.place, cell: ({ name }) => name },
            {
              key: 'percent',
              header: texts.surcharge,
              align: 'end',
              cell: ({ percent }) => `${percent} %`,
            },
            {
              key: 'decision',
              header: texts.decision,
              cell: ({ decision }) => decision ?? texts.decisionUnknown,
            },
          ]}
        />
      )}
      <p>{dearer.length > 0 ? texts.othersNone : texts.localNone}</p>
    </>
  );
}
