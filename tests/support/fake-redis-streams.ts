/** The commands on streams that the turns use, as Redis documents them. */
type Entry = [id: string, fields: string[]];

function compare(a: string, b: string): number {
  const [[x = 0, y = 0], [v = 0, w = 0]] = [a, b].map((id) => id.split('-').map(Number)) as [
    number[],
    number[],
  ];
  return x - v || y - w;
}

export function createStreams(isUnexpired: (name: string) => boolean) {
  const streams = new Map<string, Entry[]>();
  const get = (name: string) => (isUnexpired(name) ? streams.get(name) : undefined);
  const add = (name: string, args: string[]): unknown => {
    const words = [...args];
    const make = words[0] !== 'NOMKSTREAM';
    if (!make) words.shift();
    if (words[0] === 'MAXLEN') words.splice(0, 3);
    const [id = '', ...fields] = words;
    const entries = get(name) ?? [];
    if (!make && !get(name)) return null;
    const last = entries.at(-1);
    if (last && compare(id, last[0]) <= 0) throw new Error('the id is not greater than the last one');
    streams.set(name, [...entries, [id, fields]]);
    return id;
  };
  const after = (name: string, from: string, count: number) => {
    const exclusive = from.startsWith('(');
    const entries = get(name) ?? [];
    const found = entries.filter(([id]) => !exclusive || compare(id, from.slice(1)) > 0);
    return found.slice(0, count);
  };
  const read = (args: string[]): unknown => {
    const names = args.slice(args.indexOf('STREAMS') + 1);
    const half = names.length / 2;
    const news = names.slice(0, half).flatMap((name, index) => {
      const entries = after(name, `(${names[half + index]}`, Number(args[1]));
      return entries.length ? [[name, entries]] : [];
    });
    return news.length ? news : null;
  };
  return {
    has: (name: string) => get(name) !== undefined,
    drop: (name: string) => streams.delete(name),
    commands: {
      xadd: ([name = '', ...args]: string[]) => add(name, args),
      xrange: ([name = '', from = '-', , , count]: string[]) => after(name, from, Number(count)),
      xrevrange: ([name = '']: string[]) => (get(name) ?? []).slice(-1),
      xread: read,
    },
  };
}
