import classes from './FilterOutline.module.css';

const groups = ['Mașini sau servicii', 'Categorie', 'Preț', 'Localitate', 'Vânzător'];

/** The filters' headings while their program is not needed yet: the first touch or key brings it. */
export function FilterOutline() {
  return (
    <div className={classes.outline}>
      <h2 className={classes.title}>Filtre</h2>
      {groups.map((group) => (
        <button key={group} type="button" className={classes.row}>
          {group}
        </button>
      ))}
    </div>
  );
}
