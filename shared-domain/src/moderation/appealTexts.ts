/** What every decision says of its appeal (DSA art. 20 and 21), in the words of screens, terms and e-mails. */
export const appealTexts = {
  judge: 'O judecă altă persoană decât cea care a decis; dacă nu există alta, răspunsul o spune.',
  once: 'O decizie se poate contesta o singură dată, gratuit.',
  /** Of an answer by the one who decided. */
  same: 'Contestația a fost judecată de cine a luat decizia, pentru că site-ul nu are altă persoană care o poate judeca.',
  elsewhere:
    'Vă puteți adresa și unui organism de soluționare extrajudiciară certificat sau instanței.',
  waits: 'Contestația este în analiză.',
} as const;
