import classes from './StepLinks.module.css';

/** Sentences that each lead to the step where something can be done about them; in the colour of what is around them. */
export function StepLinks({
  links,
}: {
  links: readonly { id: string; text: string; onGo(): void }[];
}) {
  return (
    <ul className={classes.list}>
      {links.map(({ id, text, onGo }) => (
        <li key={id}>
          <button type="button" className={classes.link} onClick={onGo}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
