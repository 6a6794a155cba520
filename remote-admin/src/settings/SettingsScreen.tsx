import { SETTINGS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { ComponentType } from 'react';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Tabs } from '@anunturi/shared-ui/navigation/Tabs';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { SettingsName } from '@anunturi/shared-domain/site/settingsNames';
import { readSettings, type Settings } from '#data/settings/settings';
import { AdminFrame } from '#components/AdminFrame';
import { useQuery } from '#behaviour/useQuery';
import type { SettingsFormProps } from './domain/SettingsFormProps';
import { LimitsForm } from './components/LimitsForm';
import { LocalitiesForm } from './components/LocalitiesForm';
import { ModerationForm } from './components/ModerationForm';
import { EmailSettings } from './components/EmailSettings';
import { SiteForm } from './components/SiteForm';

/** What an administrator may change without touching code. */
export function SettingsScreen() {
  const query = useQuery();
  return (
    <AdminFrame title="Setări" lead="Fiecare salvare intră în jurnal.">
      <Tabs
        label="Setări"
        selected={query.get(SETTINGS_PARAM) || 'site'}
        onSelect={(part) => query.set({ [SETTINGS_PARAM]: part })}
        tabs={[
          { id: 'site', label: 'Site', content: <Part name="site" Form={SiteForm} /> },
          {
            id: 'moderation',
            label: 'Moderare',
            content: <Part name="moderation" Form={ModerationForm} />,
          },
          { id: 'limits', label: 'Limite', content: <Part name="limits" Form={LimitsForm} /> },
          {
            id: 'localities',
            label: 'Localități',
            content: <Part name="localities" Form={LocalitiesForm} />,
          },
          { id: 'emails', label: 'E-mailuri', content: <EmailSettings /> },
        ]}
      />
    </AdminFrame>
  );
}

function Part<N extends SettingsName>({
  name,
  Form,
}: {
  name: N;
  Form: ComponentType<SettingsFormProps<N>>;
}) {
  const settings = useLoad<Settings<N>>(`admin settings:${name}`, () => readSettings(name));
  return (
    <LoadState of={settings} failedTitle="Setările nu au putut fi încărcate">
      {(read) => <Form key={read.updatedAtMs} settings={read} onSaved={settings.reload} />}
    </LoadState>
  );
}
