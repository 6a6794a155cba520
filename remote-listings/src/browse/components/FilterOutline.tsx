import classes from './FilterOutline.module.css';

const groups = ['Mașini sau servicii', 'Categorie', 'Preț', 'Localitate', 'Vânzător'];

/** The filters' headings while their program is not needed yet: the first touch or key brings it, and opens what was pressed. */
export function FilterOutline({ onPress }: { onPress(group: string): void }) {
  return (
    <div className={classes.outline}>
      <h2 className={classes.title}>Filtre</h2>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className={classes.row}
          onPointerDown={() => onPress(group)} // a program that is there already takes this place before the click
          onClick={() => onPress(group)}
        >
          {group}
        </button>
      ))}
    </div>
  );
}
