import { sampleCounty } from './testing/sampleCounty';
import { SEED_MARK, seed } from './seed';

const untouchable = {
  findUid: () => null,
  readDocument: () => null,
  writeDocument: jest.fn(),
  writeFile: jest.fn(),
  createUser: jest.fn(),
  setDisabled: jest.fn(),
  addClaims: jest.fn(),
};
const environment = process.env.NODE_ENV;
afterEach(() => {
  process.env.NODE_ENV = environment;
});

test('the demonstration is refused in production before anything is written', async () => {
  process.env.NODE_ENV = 'production';
  await expect(seed(untouchable, sampleCounty, new Date())).rejects.toThrow(
    'refused in production',
  );
  expect(untouchable.writeDocument).not.toHaveBeenCalled();
  expect(untouchable.createUser).not.toHaveBeenCalled();
});

test('a place that was seeded before stays as it is', async () => {
  const readDocument = (path: string) => (path === SEED_MARK ? { seededAt: new Date() } : null);
  await seed({ ...untouchable, readDocument }, sampleCounty, new Date());
  expect(untouchable.writeDocument).not.toHaveBeenCalled();
  expect(untouchable.writeFile).not.toHaveBeenCalled();
});
