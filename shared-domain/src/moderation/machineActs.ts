import { HELD_AFTER_REJECTION_DAYS } from '../site/limits';

/** How the program moderates by itself, without a person, as the terms say it (DSA art. 14). */
export const machineActs = {
  refusesWords:
    'refuză anunțul, numele sau mesajul în care găsește un cuvânt interzis, și spune care este cuvântul; cine are cont găsește decizia în el, la „Sesizări și decizii”, și o poate contesta',
  holds: `ține anunțul „în verificare” până îl vede un om, când site-ul verifică înainte de publicare vânzătorii care nu sunt încă de încredere, când un anunț al vânzătorului a fost respins în ultimele ${HELD_AFTER_REJECTION_DAYS} zile, sau când o fotografie, titlul, descrierea ori seria de șasiu este a unui anunț al lui scos de pe site; decizia o găsiți și o puteți contesta tot acolo`,
  hidesContacts:
    'nu arată în descriere telefoanele, adresele și linkurile; le vede cine apasă butonul din locul lor',
  slowsMessages:
    'amână același mesaj trimis mai multor vânzători, și linkul din mesajul unui cont nou, până îi răspunde celălalt',
  compares:
    'recunoaște fotografiile, prin amprentele lor, și textele care se repetă, și ordonează după risc anunțurile care așteaptă, pentru moderatori; nu hotărăște nimic din aceasta',
  endsSuspensions: 'încheie la termen suspendarea unui cont',
} as const;
