/** A step of the schema; steps run in their order, each once, and one that was released is never changed. */
export type Migration = { number: number; name: string; sql: string };

export const migrations: readonly Migration[] = [
  {
    number: 1,
    name: 'listings, words of listings, where the feed stopped',
    // What is long lies apart from what is filtered and counted by: few pages are read.
    sql: `
      create extension if not exists pg_trgm;
      create table listings (
        slot integer generated always as identity primary key,
        id text collate "C" not null unique,
        version bigint not null,
        generation integer not null,
        shape text not null,
        live boolean not null,
        expires_ms bigint not null,
        facts text[] not null,
        title_words tsvector not null,
        place_words tsvector not null,
        description_words tsvector not null,
        card text
      ) with (toast_tuple_target = 128);
      create index listings_newest on listings (expires_ms desc, id) where live;
      create index listings_facts on listings using gin (facts) with (fastupdate = off);
      create index listings_title on listings using gin (title_words) with (fastupdate = off);
      create index listings_place on listings using gin (place_words) with (fastupdate = off);
      create index listings_description on listings using gin (description_words)
        with (fastupdate = off);
      create table words (
        word text collate "C" primary key,
        stem text collate "C" not null,
        listings integer not null
      ) with (fillfactor = 70);
      create index words_stem on words (stem);
      create index words_near on words using gin (word gin_trgm_ops);
      create table feed (
        watermark_ms bigint not null,
        seen jsonb not null,
        settings_changes bigint not null
      );
      insert into feed values (0, '{}', 0);
      create table progress (
        shape text not null,
        generation integer not null,
        position bigint not null,
        listings integer not null
      );
      insert into progress values ('', 0, (extract(epoch from now()) * 1000)::bigint, 0);`,
  },
];
