// One sample of every component: the server-rendering test draws them all, and fails when one is missing here.
import type { ReactNode } from 'react';
import { Avatar } from './Avatar';
import { Badge } from './Badge';
import { Breadcrumbs } from './Breadcrumbs';
import { Button, ButtonLink } from './Button';
import { Card } from './Card';
import { CheckboxField } from './CheckboxField';
import { Chip } from './Chip';
import { Combobox } from './Combobox';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Disclosure } from './Disclosure';
import { DrawnMarkup } from './DrawnMarkup';
import { EmptyState } from './EmptyState';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorState } from './ErrorState';
import { FactList } from './FactList';
import { Field, useField } from './Field';
import { Figure } from './Figure';
import { FileDrop } from './FileDrop';
import { FormErrorSummary } from './FormErrorSummary';
import { IconButton } from './IconButton';
import { LoadState } from './LoadState';
import { Menu } from './Menu';
import { Notice } from './Notice';
import { PageHeader } from './PageHeader';
import { Pagination } from './Pagination';
import { Photo } from './Photo';
import { ProgressBar } from './ProgressBar';
import { RadioGroup } from './RadioGroup';
import { RangeFields } from './RangeFields';
import { fakeNav } from './fakeNav';
import { RemoteRoot } from './RemoteRoot';
import { SelectField } from './SelectField';
import { Sheet } from './Sheet';
import { Skeleton, SkeletonBlock, SkeletonCards, SkeletonRows } from './Skeleton';
import { SkipLink } from './SkipLink';
import { Cluster, Grid, Split, Stack } from './Stack';
import { Stat } from './Stat';
import { Stepper } from './Stepper';
import { Table } from './Table';
import { Tabs } from './Tabs';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { ThemeSwitch } from './ThemeSwitch';
import { ToastRegion } from './ToastRegion';
import { VisuallyHidden } from './VisuallyHidden';

const nothing = () => undefined;
const options = [
  { value: 'a', label: 'Alba' },
  { value: 'b', label: 'Brașov' },
];
const nav = fakeNav({ screen: 'start' });

function OwnControl() {
  const control = useField({ hint: 'Un indiciu' });
  return (
    <Field controlId={control.id} label="Culoare" hint="Un indiciu">
      <input type="color" {...control} />
    </Field>
  );
}

export const samples: Record<string, ReactNode> = {
  Avatar: <Avatar name="Ana Pop" />,
  Badge: <Badge tone="accent">Preț redus</Badge>,
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Acasă', to: '/' }, { label: 'Contact' }]} />,
  Button: (
    <>
      <Button busy>Trimite mesajul</Button>
      <ButtonLink to="/contact" variant="accent">
        Contact
      </ButtonLink>
    </>
  ),
  Card: <Card as="article">Conținut</Card>,
  CheckboxField: (
    <CheckboxField
      label="De acord"
      hint="Se poate schimba"
      error="Bifați pentru a continua"
      look="switch"
    />
  ),
  Chip: <Chip onRemove={nothing}>Diesel</Chip>,
  Combobox: <Combobox label="Județ" options={options} value="a" onChange={nothing} />,
  ConfirmDialog: (
    <ConfirmDialog
      open={false}
      title="Ștergeți?"
      confirmLabel="Șterge"
      onConfirm={nothing}
      onCancel={nothing}
    >
      Totul
    </ConfirmDialog>
  ),
  Dialog: (
    <Dialog open title="Titlu" onClose={nothing}>
      Text
    </Dialog>
  ),
  Disclosure: <Disclosure summary="Mai mult">Text</Disclosure>,
  DrawnMarkup: <DrawnMarkup markup="<p>Desenat pe server</p>" />,
  EmptyState: <EmptyState title="Nimic încă" action={<Button>Adaugă</Button>} />,
  ErrorBoundary: <ErrorBoundary>Text</ErrorBoundary>,
  ErrorState: <ErrorState onRetry={nothing} />,
  FactList: <FactList facts={[{ label: 'An', value: '2019' }]} />,
  Field: <OwnControl />,
  Figure: <Figure value="12.900" unit="€" before="13.500 €" />,
  FileDrop: <FileDrop label="Adăugați fotografii" onFiles={nothing} />,
  FormErrorSummary: <FormErrorSummary errors={[{ fieldId: 'x', text: 'Scrieți titlul' }]} />,
  IconButton: <IconButton label="Salvează" icon="★" pressed />,
  LoadState: (
    <LoadState
      of={{ state: 'ready', value: 3, refreshError: new Error('offline'), reload: nothing }}
    >
      {(value) => value}
    </LoadState>
  ),
  Menu: (
    <Menu
      label="Acțiuni"
      items={[
        { label: 'Editează', to: '/edit' },
        { label: 'Șterge', danger: true, onSelect: nothing },
      ]}
    />
  ),
  Notice: (
    <Notice title="Atenție" tone="warn">
      Text
    </Notice>
  ),
  PageHeader: <PageHeader title="Titlu" lead="Despre" breadcrumbs={[{ label: 'Acasă' }]} />,
  Pagination: (
    <Pagination previous="/a" next={nothing}>
      1–20
    </Pagination>
  ),
  Photo: (
    <>
      <Photo alt="Fără fotografie" />
      <Photo src="/a.webp" alt="O fotografie" priority />
    </>
  ),
  ProgressBar: <ProgressBar label="Se încarcă" value={0.4} onCancel={nothing} />,
  RadioGroup: (
    <RadioGroup label="Tip" options={options} value="a" onChange={nothing} error="Alegeți" />
  ),
  RangeFields: (
    <RangeFields label="Preț" unit="€" value={{ from: '1', to: '' }} onChange={nothing} />
  ),
  RemoteRoot: <RemoteRoot App={() => <p>Text</p>} nav={nav} />,
  SelectField: (
    <SelectField label="Județ" options={options} placeholder="Alegeți…" defaultValue="" />
  ),
  Sheet: (
    <Sheet open={false} title="Filtre" onClose={nothing}>
      Text
    </Sheet>
  ),
  Skeleton: (
    <>
      <Skeleton lines={2} />
      <SkeletonBlock />
      <SkeletonCards count={2} />
      <SkeletonRows count={2} />
    </>
  ),
  SkipLink: <SkipLink />,
  Stack: (
    <Stack>
      <Cluster justify="between">a</Cluster>
      <Grid min="small">b</Grid>
      <Split side="start">c</Split>
    </Stack>
  ),
  Stat: <Stat label="Vizite" value="128" to="/vizite" />,
  Stepper: <Stepper steps={['Date', 'Fotografii', 'Preț']} current={1} onSelect={nothing} />,
  Table: (
    <Table
      caption="Anunțuri"
      columns={[{ key: 'a', header: 'Titlu', cell: (row: string) => row }]}
      rows={['x']}
      rowKey={(row) => row}
    />
  ),
  Tabs: (
    <Tabs
      label="Părți"
      tabs={[
        { id: 'a', label: 'Unu', content: 'Primul' },
        { id: 'b', label: 'Doi', content: 'Al doilea' },
      ]}
    />
  ),
  TextArea: <TextArea label="Descriere" counter maxLength={50} defaultValue="text" optional />,
  TextField: (
    <TextField
      label="Preț"
      prefix="≈"
      suffix="€"
      counter
      maxLength={9}
      defaultValue="12"
      error="Prea mic"
      hint="În euro"
    />
  ),
  ThemeSwitch: <ThemeSwitch />,
  ToastRegion: <ToastRegion />,
  VisuallyHidden: <VisuallyHidden>Text</VisuallyHidden>,
};
