import classes from './SalPictogram.module.css';

const TEXT = 'Soluționarea Alternativă a Litigiilor';

/**
 * The pictogram of alternative dispute resolution, 250 x 50 px, with its prescribed text (Ordinul ANPC 449/2022, annex). Drawn
 * here after the order's words and measures, in the colours of the page.
 */
export function SalPictogram() {
  return (
    <svg
      role="img"
      aria-label={`ANPC – SAL: ${TEXT}`}
      viewBox="0 0 250 50"
      width="250"
      height="50"
      className={classes.pictogram}
    >
      <rect x="0.5" y="0.5" width="249" height="49" rx="6" className={classes.plate} />
      <path d="M0 6a6 6 0 0 1 6-6h62v50H6a6 6 0 0 1-6-6z" className={classes.sign} />
      <text x="34" y="22" textAnchor="middle" fontSize="15" className={classes.office}>
        ANPC
      </text>
      <text x="34" y="39" textAnchor="middle" fontSize="15" className={classes.office}>
        SAL
      </text>
      {/* As long as there is room, in whatever letters. */}
      <text
        x="78"
        y="22"
        textLength="162"
        lengthAdjust="spacingAndGlyphs"
        fontSize="12.5"
        className={classes.words}
      >
        Soluționarea Alternativă
      </text>
      <text x="78" y="39" fontSize="12.5" className={classes.words}>
        a Litigiilor
      </text>
    </svg>
  );
}
