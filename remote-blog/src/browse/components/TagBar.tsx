import { links } from '@anunturi/shared-domain/site/links';
import { ChipNav } from '@anunturi/shared-ui/actions/ChipNav';
import type { PostCard } from '#domain/postCard';
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
    <ChipNav
      label="Articole după temă"
      className={classes.bar}
      links={[
        { to: links.blog(), text: 'Toate', current: !chosen },
        ...shown.slice(0, TAGS_SHOWN).map((tag) => ({
          to: links.blog(tag),
          text: tag,
          current: tag === chosen,
        })),
      ]}
    >
      <a href="/blog/rss.xml" className={classes.feed}>
        Flux RSS
      </a>
    </ChipNav>
  );
}
