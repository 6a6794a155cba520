import { Download } from '@anunturi/shared-ui/icons/Download';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import type { PageText } from '../domain/reading/recognisePages';
import { texts } from './texts';

const count = (pages: readonly PageText[], from: PageText['from']) =>
  pages.filter((page) => page.from === from).length;

/** How the recognition went, and the text of the pages to copy or to download. */
export function ReadText({ pages, name }: { pages: readonly PageText[]; name: string }) {
  const text = pages.map((page) => page.text).join('\n\n');
  const [read, none, had] = [
    count(pages, 'picture'),
    count(pages, 'nowhere'),
    count(pages, 'file'),
  ];
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast(texts.textCopied, { tone: 'good' });
    } catch {
      showToast(texts.textNotCopied, { tone: 'bad' }); // the browser forbids it: the file is there
    }
  }
  return (
    <Notice
      tone={read > 0 ? 'good' : 'info'}
      role="status"
      title={read > 0 ? texts.textRead(read) : texts.nothingRead}
    >
      <Stack gap={3}>
        {none > 0 && <p>{texts.pagesWithoutText(none)}</p>}
        {had > 0 && <p>{texts.pagesWithText(had)}</p>}
        {read > 0 && <p>{texts.mayBeWrong}</p>}
        {text.trim() !== '' && (
          <Cluster gap={2}>
            <Button variant="secondary" onClick={copy}>
              {texts.copyText}
            </Button>
            <Button
              variant="secondary"
              icon={<Download size={18} />}
              onClick={() =>
                downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}.txt`)
              }
            >
              {texts.downloadText}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Notice>
  );
}
