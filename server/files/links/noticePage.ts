import { html, raw } from 'hono/html';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { REPORT_EXPLANATION_MAX } from '@anunturi/shared-domain/site/limits';
import { frame } from '../../mail/links/frame';
import type { NoticeFields, NoticeProblems, NoticeValues } from './readNotice';

type Shown = { name: string; values: NoticeValues; problems?: NoticeProblems; openedAt: number };

/** The form of a notice about the file of a link (DSA art. 16), which needs no script and no account. */
export function noticePage({ name, values, problems = {}, openedAt }: Shown) {
  const first = Object.keys(problems)[0];
  const attributes = (field: NoticeFields) =>
    raw(
      `id="${field}" name="${field}"${problems[field] ? ` aria-invalid="true" aria-describedby="${field}-problem"` : ''}${first === field ? ' autofocus' : ''}`,
    );
  const problem = (field: NoticeFields) =>
    problems[field]
      ? html`<span class="problem" id="${field}-problem">${problems[field]}</span>`
      : '';
  return frame(
    'Sesizați un fișier',
    html`<p><strong>${name}</strong></p>
      <p>
        O citește un om, care vede al cui este fișierul, numele și mărimea lui, nu și ce cuprinde.
        Spuneți deci ce ați găsit în el.
      </p>
      ${problems.form ? html`<p class="problem" role="alert">${problems.form}</p>` : ''}
      <form method="post" novalidate>
        <p>
          <label for="ground">Motivul</label>
          <select ${attributes('ground')}>
            <option value="">Alegeți motivul</option>
            ${Object.entries(moderationGrounds).map(
              ([value, label]) =>
                html`<option value="${value}" ${values.ground === value ? 'selected' : ''}>
                  ${label}
                </option>`,
            )}
          </select>
          ${problem('ground')}
        </p>
        <p>
          <label for="explanation">Ce este în neregulă</label>
          <textarea rows="5" maxlength="${REPORT_EXPLANATION_MAX}" ${attributes('explanation')}>
${values.explanation ?? ''}</textarea>
          ${problem('explanation')}
        </p>
        <p>
          <label for="reporterName">Numele dumneavoastră</label>
          <input
            autocomplete="name"
            value="${values.reporterName ?? ''}"
            ${attributes('reporterName')}
          />
          ${problem('reporterName')}
        </p>
        <p>
          <label for="reporterEmail">Adresa de e-mail</label>
          <input
            type="email"
            autocomplete="email"
            value="${values.reporterEmail ?? ''}"
            ${attributes('reporterEmail')}
          />
          ${problem('reporterEmail')}
        </p>
        <p>La abuz asupra copiilor, numele și adresa pot lipsi.</p>
        <p>
          <label class="choice">
            <input
              type="checkbox"
              value="da"
              ${values.goodFaith === undefined ? '' : 'checked'}
              ${attributes('goodFaith')}
            />
            Declar cu bună-credință că informațiile din sesizare sunt exacte și complete.
          </label>
          ${problem('goodFaith')}
        </p>
        <input type="hidden" name="at" value="${openedAt}" />
        <p hidden>
          <label>Lăsați gol <input name="trap" tabindex="-1" autocomplete="off" /></label>
        </p>
        <button>Trimiteți sesizarea</button>
      </form>`,
  );
}

/** That the notice came, and where it is followed. */
export const noticeSentPage = ({
  receipt,
  statusUrl,
}: {
  receipt: string;
  statusUrl?: string | undefined;
}) =>
  frame(
    'Am primit sesizarea',
    html`<p>Numărul sesizării: <strong>${receipt}</strong></p>
      <p>
        O analizăm și vă scriem la adresa de e-mail, dacă ați dat una, ce am hotărât și cum puteți
        contesta hotărârea.
      </p>
      ${
        statusUrl
          ? html`<p>
              O urmăriți la <a href="${statusUrl}">pagina sesizării</a>: cine are adresa ei o poate
              citi, așa că păstrați-o pentru dumneavoastră.
            </p>`
          : ''
      }`,
  );
