import {
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_SUBJECT_MAX,
  CONTACT_SUBJECT_MIN,
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_MIN,
} from '@anunturi/shared-domain/site/limits';

/** Words of the contact screen. */
export const texts = {
  name: `Scrieți numele (${DISPLAY_NAME_MIN}–${DISPLAY_NAME_MAX} de caractere).`,
  email: 'Scrieți o adresă de e-mail la care să vă putem răspunde.',
  subject: `Scrieți subiectul (${CONTACT_SUBJECT_MIN}–${CONTACT_SUBJECT_MAX} de caractere).`,
  messageShort: `Scrieți mesajul, cel puțin ${CONTACT_MESSAGE_MIN} caractere.`,
  messageLong: `Mesajul poate avea cel mult ${CONTACT_MESSAGE_MAX} de caractere.`,
  sent: (receipt: string | undefined) =>
    `Mesajul a fost trimis${receipt ? `, cu numărul ${receipt}` : ''}. Vă răspundem pe e-mail, de obicei în două zile lucrătoare.`,
  failed:
    'Mesajul nu a putut fi trimis. Textul a rămas în formular; încercați din nou sau scrieți-ne pe e-mail.',
  refused: (why: string) => `Mesajul nu a putut fi trimis. ${why} Textul a rămas în formular.`,
} as const;
