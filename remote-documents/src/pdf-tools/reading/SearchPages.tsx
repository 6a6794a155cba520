import { type FormEvent, type ReactNode, useState } from 'react';
import { Search } from '@anunturi/shared-ui/icons/Search';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { usePageSearch } from './usePageSearch';
import type { PdfPages } from '../behaviour/usePdfPages';
import { texts } from './texts';
import { PageView } from '../components/PageView';
import styles from './SearchPages.module.css';

const WORDS_MAX = 100;

/** Words looked for in the pages: each place with what stands around it, and marked on its page. `beside` stands in the row of the form. */
export function SearchPages({ state, beside }: { state: PdfPages; beside?: ReactNode }) {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState<number | null>(null);
  const { search, find, recognise, stop } = usePageSearch(state);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== '') void find(words);
  }
  const hits = search.at === 'found' ? search.hits : [];
  return (
    <Stack gap={3}>
      <div className={styles.row}>
        <form role="search" className={styles.form} onSubmit={submit}>
          <div className={styles.words}>
            <TextField
              label={texts.search}
              type="search"
              value={words}
              maxLength={WORDS_MAX}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            variant="secondary"
            icon={<Search size={18} />}
            disabled={state.adding !== null}
          >
            {texts.searchButton}
          </Button>
        </form>
        {beside}
      </div>
      {search.at === 'working' && (
        <ProgressBar
          label={search.step === 'reading' ? texts.readingText : texts.searching}
          value={search.done}
          onCancel={stop}
        />
      )}
      {search.at === 'failed' && (
        <Notice tone="bad" role="alert">
          {search.message}
        </Notice>
      )}
      <div role="status">
        {search.at === 'found' && <p>{texts.hits(search.hits.length, search.words)}</p>}
      </div>
      {search.at === 'found' && search.pictures.length > 0 && (
        <Notice tone="info" title={texts.pagesToRead(search.pictures.length)}>
          <Stack gap={3}>
            <p>{texts.readTextHint}</p>
            <div>
              <Button variant="secondary" onClick={() => recognise(search.words, search.pictures)}>
                {texts.readThem}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      {hits.length > 0 && (
        <ol className={styles.hits} aria-label={texts.hitsTitle}>
          {hits.map((hit, index) => (
            <li key={index}>
              <button type="button" className={styles.hit} onClick={() => setPlace(hit.place)}>
                <span className={styles.page}>{texts.hitOn(hit.place + 1)}</span> {hit.before}
                <mark>{hit.found}</mark>
                {hit.after}
              </button>
            </li>
          ))}
        </ol>
      )}
      {place !== null && state.pages[place] && (
        <PageView
          pages={state.pages}
          place={place}
          fileOf={state.fileOf}
          marksOf={(at) => hits.filter((hit) => hit.place === at).flatMap(({ areas }) => areas)}
          onPlace={setPlace}
          onRotate={(id) => state.rotate([id])}
          onAreas={state.setAreas}
          onClose={() => setPlace(null)}
        />
      )}
    </Stack>
  );
}
