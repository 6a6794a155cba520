import { html } from 'hono/html';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import {
  type ReportFields,
  reportOutcomes,
  reportSchema,
  reportTargets,
  reversedLabel,
} from '@anunturi/shared-domain/moderation/report';
import { reversedText } from '@anunturi/shared-domain/moderation/reversedText';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import type { Store } from '../../app/data/Store';
import { frame } from './frame';

/** A notice by the number of its receipt; null once it is no longer kept. */
export const readReceipt = (reportId: string, store: Store): Promise<ReportFields | null> =>
  store.get<ReportFields>(documentPaths.report(reportId), reportSchema);

/** How a notice stands, and once it is decided the outcome and the ways of redress (DSA art. 16 para. 5). */
export const receiptPage = (
  reportId: string,
  { target, title, ground, createdAt, decision, reversedAt }: ReportFields,
) =>
  frame(
    `Sesizarea ${reportId}`,
    html`<p>
        ${reportTargets[target]}: ${title} · ${moderationGrounds[ground]} · trimisă pe
        ${formatDate(createdAt)}
      </p>
      ${
        decision
          ? html`<p>
                <strong>${reversedAt ? reversedLabel : reportOutcomes[decision.outcome]}</strong>,
                pe ${formatDate(reversedAt ?? decision.decidedAt)}. Hotărârea a fost luată de un
                moderator, nu automat.
              </p>
              <p>${decision.text}</p>
              ${reversedAt ? html`<p>${reversedText({ target, decision })}</p>` : ''}
              <p>
                Nu sunteți de acord?
                <a href="${links.contact(`Sesizarea ${reportId}`)}">Scrieți-ne</a>; o reanalizează
                un om. ${appealTexts.elsewhere}
              </p>`
          : html`<p>
              <strong>În analiză.</strong> O citește un om; hotărârea apare aici și vine pe e-mail,
              dacă ați dat o adresă.
            </p>`
      }`,
  );
