import { WORDS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { ChipNav } from '@anunturi/shared-ui/actions/ChipNav';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Search } from '@anunturi/shared-ui/icons/Search';
import type { FormEvent } from 'react';
import type { PostListQuery } from '../data/readPosts';
import { type PostState, postStates } from '../domain/editedPost';
import { postListLink } from '../domain/postListLink';
import classes from './PostFilters.module.css';

const choices: [PostState | undefined, string][] = [
  [undefined, 'Toate'],
  ['draft', 'Ciorne'],
  ['scheduled', 'Programate'],
  ['published', 'Publicate'],
] satisfies [keyof typeof postStates | undefined, string][];

/** Which posts the list shows: by state, by words; kept in the address. */
export function PostFilters({ query }: { query: PostListQuery }) {
  const nav = useNav();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get(WORDS_PARAM) ?? '').trim();
    nav.navigate(postListLink({ state: query.state, ...(words && { search: words }) }));
  }
  return (
    <div className={classes.filters}>
      <ChipNav
        label="Starea articolelor"
        links={choices.map(([state, text]) => ({
          to: postListLink({ state, search: query.search }),
          text,
          current: state === query.state,
        }))}
      />
      <form role="search" className={classes.search} onSubmit={search}>
        <TextField
          key={query.search}
          type="search"
          name={WORDS_PARAM}
          label="Căutați în articole"
          labelHidden
          placeholder="Titlu, rezumat sau etichetă"
          defaultValue={query.search}
        />
        <Button type="submit" variant="secondary" icon={<Search size={18} />}>
          Căutați
        </Button>
      </form>
    </div>
  );
}
