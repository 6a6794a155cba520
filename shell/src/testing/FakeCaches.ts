/** What the service worker needs of `CacheStorage`, as browsers do it: in order, and with a copy at every look. */
export class FakeCaches {
  private readonly caches = new Map<string, FakeCache>();

  async open(name: string): Promise<Cache> {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache as unknown as Cache;
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }
}

class FakeCache {
  private readonly entries = new Map<string, Response>();

  async match(url: string): Promise<Response | undefined> {
    return this.entries.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    if (response.status === 206 || response.bodyUsed) throw new TypeError('it cannot be kept');
    this.entries.set(url, response);
  }

  async delete(request: string | Request): Promise<boolean> {
    return this.entries.delete(typeof request === 'string' ? request : request.url);
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}
