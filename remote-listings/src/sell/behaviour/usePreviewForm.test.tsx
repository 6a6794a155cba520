import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import { sampleCarForm } from '#testing/sampleForms';
import { ListingPreview } from '../components/preview/ListingPreview';
import { PreviewCard } from '../components/preview/PreviewCard';

jest.mock('#data/lists/useLists', () => ({
  usePlaces: () => ({ state: 'ready', value: [] }),
}));
const uploads = { subscribe: () => () => {}, current: () => none } as unknown as PhotoUploads;
const none: never[] = [];

function Previews() {
  const form = useForm({
    defaultValues: {
      ...sampleCarForm,
      title: 'Dacia \u202eLogan\u200b',
      description: 'Stare\u2066 bună',
      model: 'Lo\u00adgan',
    },
  });
  return (
    <FormProvider {...form}>
      <ListingPreview uploads={uploads} />
      <PreviewCard uploads={uploads} />
    </FormProvider>
  );
}

test('both previews show texts without the signs that the server takes out of them', () => {
  const { container } = render(<Previews />);
  expect(screen.getByRole('heading', { name: 'Dacia Logan' })).toBeInTheDocument();
  expect(screen.getAllByText('Dacia Logan')).toHaveLength(2);
  expect(screen.getByText('Stare bună')).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/[\u00ad\u200b\u202e\u2066]/);
});
