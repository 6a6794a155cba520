/** The federation runtime's logger without its colours and stack traces: warnings and errors go to the console. */
class Logger {
  setPrefix() {}
  setDelegate() {}
  log() {}
  info() {}
  debug() {}
  success() {}
  ready() {}
  warn(...parts: unknown[]) {
    console.warn('[federation]', ...parts);
  }
  error(...parts: unknown[]) {
    console.error('[federation]', ...parts);
  }
}

export const createLogger = () => new Logger();
export const createInfrastructureLogger = createLogger;
export const logger = new Logger();
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = () => {};
