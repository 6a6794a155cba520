module.exports = {
  projects: [
    'shared-domain',
    'shared-ui',
    'shared-auth',
    'shell',
    'remote-listings',
    'remote-documents',
    'remote-blog',
    'remote-admin',
    'backend',
    'edge',
    'tooling',
  ].map((name) => `<rootDir>/${name}`),
};
