import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { PostCard } from '../../domain/postCard';
import classes from './TagBar.module.css';

const TAGS_SHOWN = 12;

/** Tags of the posts in sight, most used first; the chosen one is marked and can be taken back. */
export function TagBar({ cards, chosen }: { cards: readonly PostCard[]; chosen?: string }) {
  const counts = new Map<string, number>();
  for (const tag of cards.flatMap((post) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...counts.entries()]
    .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'ro'))
    .map(([tag]) => tag);
  const shown = chosen ? [chosen, ...tags.filter((tag) => tag !== chosen)] : tags;
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Articole după temă" className={classes.bar}>
      <ul className={classes.tags}>
        <li>
          <Link
            to={links.blog()}
            aria-current={chosen ? undefined : 'true'}
            className={classes.tag}
          >
            Toate
          </Link>
        </li>
        {shown.slice(0, TAGS_SHOWN).map((tag) => (
          <li key={tag}>
            <Link
              to={links.blog(tag)}
              aria-current={tag === chosen ? 'true' : undefined}
              className={classes.tag}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      <a href="/blog/rss.xml" className={classes.feed}>
        Flux RSS
      </a>
    </nav>
  );
}
