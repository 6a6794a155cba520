import { useState } from 'react';
import {
  type EmailTemplateId,
  emailTemplates,
} from '@anunturi/shared-domain/emails/emailTemplates';
import { idsOf } from '@anunturi/shared-domain/listing/vehicleFields';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { oneOf } from '#behaviour/useQuery';
import { readEmailWords } from '../../data/emailWords';
import { EmailWordsForm } from './EmailWordsForm';

/** Which e-mail, and its words. */
export function EmailWordsPart() {
  const read = useLoad('admin settings:emails', readEmailWords);
  const [template, setTemplate] = useState<EmailTemplateId>('unreadMessages');
  return (
    <Stack gap={4}>
      <p>
        Schimbați cuvintele e-mailurilor. Motivele cerute de lege, linkurile și cifrele rămân cum
        sunt.
      </p>
      <LoadState of={read} failedTitle="Textele e-mailurilor nu au putut fi încărcate">
        {({ words, updatedAtMs }) => (
          <>
            <SelectField
              label="E-mailul"
              value={template}
              onChange={(event) => setTemplate(oneOf(event.target.value, emailTemplates, template))}
              options={idsOf(emailTemplates).map((id) => ({
                value: id,
                label: emailTemplates[id].name + (words[id] ? ' · schimbat' : ''),
              }))}
            />
            <EmailWordsForm
              key={`${template} ${updatedAtMs}`}
              template={template}
              changed={words[template]}
              readAtMs={updatedAtMs}
              onSaved={read.reload}
            />
          </>
        )}
      </LoadState>
    </Stack>
  );
}
