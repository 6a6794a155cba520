import styles from './Avatar.module.css';

/** A person or firm as initials; the name beside it says who, so this is decoration. */
export function Avatar({
  name,
  size = 'medium',
}: {
  name: string;
  size?: 'small' | 'medium' | 'large';
}) {
  return (
    <span aria-hidden="true" className={styles.avatar} data-size={size} data-tone={toneOf(name)}>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\d/u.test(word));
  const initials = [words[0], words.length > 1 ? words[words.length - 1] : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return initials.join('').toLocaleUpperCase('ro') || '?';
}

function toneOf(name: string) {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}
