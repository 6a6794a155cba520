import {
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { REPORT_EXPLANATION_MIN } from '@anunturi/shared-domain/site/limits';
import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';

/** A notice as it was typed into the page of a link; name and e-mail may be left out of one of child abuse. */
export type TypedNotice = {
  ground: ModerationGround;
  explanation: string;
  reporterName?: string;
  reporterEmail?: string;
  /** When the form was opened, in milliseconds. */
  at: number;
  trap: string;
};
export type NoticeFields =
  | 'ground'
  | 'explanation'
  | 'reporterName'
  | 'reporterEmail'
  | 'goodFaith';
export type NoticeProblems = Partial<Record<NoticeFields | 'form', string>>;
export type NoticeValues = Partial<Record<NoticeFields | 'at' | 'trap', string>>;

const isGround = (text: string): text is ModerationGround => Object.hasOwn(moderationGrounds, text);

/** What is still wrong with a notice, by field, or the notice. */
export function readNotice(
  values: NoticeValues,
): { problems: NoticeProblems } | { typed: TypedNotice } {
  const { ground = '', goodFaith, at, trap = '' } = values;
  const [explanation = '', name = '', email = ''] = [
    values.explanation,
    values.reporterName,
    values.reporterEmail,
  ].map((each) => each?.trim());
  const isNamed = ground !== 'childAbuse';
  const problems: NoticeProblems = {
    ...(!isGround(ground) && { ground: 'Alegeți motivul.' }),
    ...(explanation.length < REPORT_EXPLANATION_MIN && {
      explanation: `Scrieți cel puțin ${REPORT_EXPLANATION_MIN} de caractere.`,
    }),
    ...((isNamed || name !== '') && name.length < 2 && { reporterName: 'Scrieți numele.' }),
    ...((isNamed || email !== '') &&
      !EMAIL_ADDRESS.test(email) && { reporterEmail: 'Scrieți o adresă de e-mail întreagă.' }),
    ...(goodFaith === undefined && {
      goodFaith: 'Fără această declarație nu putem primi sesizarea.',
    }),
  };
  if (!isGround(ground) || Object.keys(problems).length > 0) return { problems };
  return {
    typed: {
      ground,
      explanation,
      ...(name !== '' && { reporterName: name }),
      ...(email !== '' && { reporterEmail: email }),
      at: Number(at) || 0,
      trap,
    },
  };
}
