module.exports = { projects: ['<rootDir>/*/jest.config.cjs'] };
