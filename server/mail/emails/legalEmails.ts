import type { LegalKind } from '@anunturi/shared-contract/site/legalKinds';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { legalNames } from '@anunturi/shared-domain/site/legalVersions';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

/** To every account, before a legal text changes. `from`: the day, `2026-12-20`; `changes`: what changes, a sentence each. */
export function legalTextEmail({
  kind,
  version,
  from,
  changes,
}: {
  kind: LegalKind;
  version: number;
  from: string;
  changes: readonly string[];
}): EmailContent {
  return {
    template: 'legalText',
    values: { document: legalNames[kind], data: formatIsoDay(from) },
    preview: 'Ce se schimbă și unde citiți textul nou și pe cel de acum.',
    paragraphs: ['Ce se schimbă:', ...changes],
    facts: [
      ['Versiunea', String(version)],
      ['Se aplică de la', formatIsoDay(from)],
    ],
    action: { label: 'Citiți versiunile', url: siteOrigin() + links.legalVersions() },
    afterwards: [
      'Până atunci se aplică versiunea de acum.',
      'Dacă nu sunteți de acord, vă puteți închide contul oricând, gratuit, din „Contul meu”.',
    ],
    reason: 'Primiți acest mesaj pentru că aveți un cont, iar legea cere să vă anunțăm dinainte.',
  };
}
