import { useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Link2 } from '@anunturi/shared-ui/icons/Link2';
import { Share2 } from '@anunturi/shared-ui/icons/Share2';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { texts } from '../texts';

/** The link just made, to be copied or handed to another program; it is shown this once. */
export function MadeLink({ address }: { address: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(texts.linkCopied);
    } catch {
      setSaid(texts.linkNotCopied); // the browser forbids it: the field can be copied by hand
    }
  }
  async function send() {
    try {
      await navigator.share({ url: address });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }
  return (
    <Stack gap={2}>
      <TextField
        label={texts.madeLink}
        hint={texts.madeLinkHint}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={2}>
        <Button variant="secondary" icon={<Link2 size={20} />} onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" icon={<Share2 size={20} />} onClick={() => void send()}>
            {texts.sendLink}
          </Button>
        )}
      </Cluster>
      <p role="status">{said}</p>
    </Stack>
  );
}
