import type { UnderstoodWords } from '@anunturi/shared-domain/search/SearchAnswer';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { toFilterChips } from '#domain/filterChips';
import type { FilterNames } from '#domain/filterNames';
import { listLink, type ListAddress } from '#domain/listAddress';
import classes from './WordChips.module.css';

/** What typed words were read as. Not chosen: it goes with the words, and each can be refused. */
export function WordChips({
  address: { filters, asText = [] },
  understood,
  names,
}: {
  address: ListAddress;
  understood: readonly UnderstoodWords[];
  names: FilterNames;
}) {
  return understood
    .filter(({ givenUp }) => !givenUp)
    .map(({ text, filters: meant }) => {
      const label = toFilterChips(meant, names)
        .map((chip) => chip.label)
        .join(', ');
      if (!label) return null;
      const asWords = [...new Set([...asText, ...text.split(' ')])].filter(Boolean);
      return (
        <li key={text} className={classes.word}>
          <span className={classes.said}>{label}</span>
          {text && (
            <Link
              to={listLink(filters, asWords)}
              className={classes.refuse}
              aria-label={`Nu, căutați „${text}” ca text`}
            >
              <span className={classes.which}>nu, căutați „{text}” </span>ca text
            </Link>
          )}
        </li>
      );
    });
}
