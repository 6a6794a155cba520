import { SETTINGS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { ComponentType } from 'react';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Tabs, type TabsProps } from '@anunturi/shared-ui/navigation/Tabs';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Permission } from '@anunturi/shared-domain/people/roles';
import type { SettingsName } from '@anunturi/shared-domain/site/settingsNames';
import { readSettings, type Settings } from '#data/settings/settings';
import { AdminFrame } from '#components/AdminFrame';
import { useMay } from '#behaviour/useMay';
import { useQuery } from '#behaviour/useQuery';
import type { SettingsFormProps } from './domain/SettingsFormProps';
import { DutiesForm } from './components/DutiesForm';
import { LimitsForm } from './components/LimitsForm';
import { LocalitiesForm } from './components/LocalitiesForm';
import { ModerationForm } from './components/ModerationForm';
import { EmailSettings } from './components/EmailSettings';
import { PageTextsForm } from './components/PageTextsForm';
import { SiteForm } from './components/SiteForm';

const parts: readonly (TabsProps['tabs'][number] & { permission: Permission })[] = [
  {
    id: 'texts',
    label: 'Texte',
    permission: 'texts',
    content: <Part name="site" Form={PageTextsForm} />,
  },
  { id: 'emails', label: 'E-mailuri', permission: 'texts', content: <EmailSettings /> },
  {
    id: 'site',
    label: 'Operator și parteneri',
    permission: 'settings',
    content: <Part name="site" Form={SiteForm} />,
  },
  {
    id: 'moderation',
    label: 'Moderare',
    permission: 'settings',
    content: <Part name="moderation" Form={ModerationForm} />,
  },
  {
    id: 'limits',
    label: 'Limite',
    permission: 'settings',
    content: <Part name="limits" Form={LimitsForm} />,
  },
  {
    id: 'localities',
    label: 'Localități',
    permission: 'settings',
    content: <Part name="localities" Form={LocalitiesForm} />,
  },
  {
    id: 'duties',
    label: 'Obligații',
    permission: 'settings',
    content: <Part name="duties" Form={DutiesForm} />,
  },
];

/** What may be changed without touching code: texts by editors, the rest by administrators. */
export function SettingsScreen() {
  const query = useQuery();
  const may = useMay();
  const own = parts.filter(({ permission }) => may(permission));
  const asked = query.get(SETTINGS_PARAM);
  return (
    <AdminFrame title="Setări" lead="Fiecare salvare intră în jurnal.">
      <Tabs
        label="Setări"
        selected={own.some(({ id }) => id === asked) ? asked : 'texts'}
        onSelect={(part) => query.set({ [SETTINGS_PARAM]: part })}
        tabs={own}
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
