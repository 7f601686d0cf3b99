import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaceView } from '../../schemas/place';
import { isZone } from '../zones/zones';
import { ensurePlaces } from './build/ensure-places';
import { fold } from './fold';
import { openPlaces } from './places';
import { checkIndex, readIndex } from './read-index';

const places = openPlaces();
beforeAll(async () => {
  await ensurePlaces();
}, 120_000);

const labels = (list: readonly PlaceView[]): string[] => list.map(({ label }) => label);
const first = (text: string): string | undefined => places.search(text)[0]?.label;

describe('typing a name', () => {
  it.each([
    ['München', 'Munich, Bavaria, Germany'],
    ['munich', 'Munich, Bavaria, Germany'],
    ['MUENCHEN', 'Munich, Bavaria, Germany'],
    ['北京', 'Beijing, China'],
    ['Санкт-Петербург', 'Saint Petersburg, St.-Petersburg, Russia'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['मुंबई', 'Mumbai, Maharashtra, India'],
    ['القاهرة', 'Cairo, Egypt'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['Łódź', 'Łódź, Łódź Voivodeship, Poland'],
    ['lodz', 'Łódź, Łódź Voivodeship, Poland'],
    ['saint louis missouri', 'St. Louis, Missouri, United States'],
    ['St Louis, MO', 'St. Louis, Missouri, United States'],
    ['o’fallon, illinois', "O'Fallon, Illinois, United States"],
    ['Washington, DC', 'Washington, District of Columbia, United States'],
    ['Halle (Saale)', 'Halle (Saale), Saxony-Anhalt, Germany'],
    ['york', 'York, England, United Kingdom'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['Paris (TX)', 'Paris, Texas, United States'],
    ['paris france', 'Paris, Île-de-France, France'],
    ['new york ny usa', 'New York City, New York, United States'],
    ['London, Canada', 'London, Ontario, Canada'],
    ['Köln, Nordrhein-Westfalen, Deutschland', 'Köln, North Rhine-Westphalia, Germany'],
    ['Москва, Россия', 'Moscow, Russia'],
    ['Hanoi', 'Hanoi, Vietnam'],
    ['Vancouver, BC', 'Vancouver, British Columbia, Canada'],
    ['Trømso', 'Tromsø, Troms, Norway'],
    ['lord howe', 'Lord Howe Island, New South Wales, Australia'],
  ])('%s', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  it('finds a place before its name is finished', () => {
    for (const typed of ['longye', 'Longyearb', 'LONGYEARBYEN, s'])
      expect(first(typed)).toMatch(/^Longyearbyen, Svalbard/);
    for (const typed of ['ushua', 'Ushuaia', 'ushuaia, arg']) expect(first(typed)).toMatch(/^Ushuaia, /);
    expect(labels(places.search('san fr'))).toContain('San Francisco, California, United States');
    expect(labels(places.search('paris, te'))[0]).toBe('Paris, Texas, United States');
  });

  it('offers all of one name, the likeliest first', () => {
    const found = places.search('Springfield', 50).filter(({ name }) => name === 'Springfield');
    expect(found).toHaveLength(24);
    expect(found[0]?.label).toBe('Springfield, Missouri, United States');
    expect(new Set(labels(found)).size).toBe(24);
    expect(first('Springfield, Oregon')).toBe('Springfield, Oregon, United States');
    expect(first('springfield il')).toBe('Springfield, Illinois, United States');
  });

  it('gives as many as were asked for, each once', () => {
    expect(places.search('s')).toHaveLength(8);
    expect(places.search('san', 3)).toHaveLength(3);
    const ids = places.search('lond', 20).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds nothing where there is nothing to find', () => {
    for (const text of [
      '',
      '   ',
      ',,,',
      '!?',
      'xqzzv',
      '\0',
      '../../etc/passwd',
      'a'.repeat(101),
      '('.repeat(100),
      '\ud800',
    ])
      expect(places.search(text)).toEqual([]);
  });
});

describe('a place', () => {
  it('is told whole', () => {
    expect(places.search('Longyearbyen')[0]).toEqual({
      id: '2729907',
      name: 'Longyearbyen',
      admin1: 'Svalbard',
      country: 'Svalbard & Jan Mayen',
      countryCode: 'SJ',
      latitude: 78.22334,
      longitude: 15.64689,
      zone: 'Arctic/Longyearbyen',
      population: 2368,
      label: 'Longyearbyen, Svalbard, Svalbard & Jan Mayen',
    });
  });

  it('is found again by its id', () => {
    for (const text of ['Paris', 'Ushuaia', 'Lord Howe Island', 'Adak', '東京']) {
      const place = places.search(text)[0]!;
      expect(places.byId(place.id)).toEqual(place);
    }
    for (const id of ['', '0', '1', '99999999999', 'abc', '-5', '2729907 ', '2729907.0', '1e6']) {
      expect(places.byId(id)).toBeUndefined();
    }
  });

  it('lies in a zone whose history is known', async () => {
    const { zones } = readIndex();
    expect(zones.length).toBeGreaterThan(400);
    expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
  });
});

describe('a place given as text', () => {
  const resolved = (text: string) => {
    const result = places.resolveText(text);
    return result.kind === 'one' ? result.place.label : result.kind;
  };

  it.each([
    ['Paris', 'Paris, Île-de-France, France'],
    ['Montréal, Quebec, Canada', 'Montréal, Quebec, Canada'],
    ['montreal, canada', 'Montréal, Quebec, Canada'],
    ['London', 'London, England, United Kingdom'],
    ['München, Bayern', 'Munich, Bavaria, Germany'],
    ['Springfield, Illinois', 'Springfield, Illinois, United States'],
    ['Springfield Illinois USA', 'Springfield, Illinois, United States'],
    ['Vancouver, Kanada', 'Vancouver, British Columbia, Canada'],
    ['Wushan, Gansu, China', 'Wushan, Gansu, China'],
    // Two entries a walk apart are one birth place.
    ['Delhi', 'Delhi, India'],
  ])('%s is one', (text, label) => {
    expect(resolved(text)).toBe(label);
  });

  it.each(['Springfield', 'Springfield, USA', 'San Jose', 'Cambridge', 'Canton', 'Wushan', 'Valencia', 'Georgetown'])(
    '%s is several',
    (text) => {
      const result = places.resolveText(text);
      expect(result.kind).toBe('many');
      expect(result.kind === 'many' && result.candidates.length).toBeGreaterThan(1);
    },
  );

  it('asks rather than guess where the words after the name do not fit', () => {
    for (const text of ['Paris, Germany', 'Vienna, Virgina', 'London, Xyzzy', 'Springfield, Xyzzy'])
      expect(resolved(text)).toBe('many');
    // A county is no region, but with the country next to it there is no doubt.
    expect(resolved('Stevens Point, Portage County, Wisconsin, USA')).toBe('Stevens Point, Wisconsin, United States');
  });

  it('asks for the rest of an unfinished name, and knows when there is none', () => {
    expect(resolved('Stevens Poin')).toBe('many');
    for (const text of ['xqzzv', '', 'q'.repeat(101)]) expect(resolved(text)).toBe('none');
  });

  it('takes every label that it gave, unless two places share it', () => {
    const names = [
      'Springfield',
      'Georgetown',
      'San José',
      'Halle',
      'Santiago',
      'Washington',
      'Saint-Louis',
      'Victoria',
    ];
    for (const place of names.flatMap((name) => places.search(name))) {
      const result = places.resolveText(place.label);
      const found = result.kind === 'one' ? [result.place] : result.kind === 'many' ? result.candidates : [];
      expect(labels(found)).toContain(place.label);
    }
  });
});

describe('the town of a point', () => {
  it('is the nearest one of some size, also across the date line', () => {
    expect(places.nearest(37.77, -122.42)?.name).toBe('San Francisco');
    expect(places.nearest(-16.8, -179.9)).toEqual(places.nearest(-16.8, 180.1));
  });

  it('is none far out at sea', () => expect(places.nearest(-48, -123)).toBeUndefined());
});

describe('the index', () => {
  it('is made once', async () => {
    expect(await ensurePlaces()).toBe(false);
  });

  it('says what to do when it is missing or of another making', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hedo-places-'));
    try {
      expect(() => readIndex(join(folder, 'none.bin'))).toThrow('npm run build makes it');
      expect(() => checkIndex(join(folder, 'none.bin'))).toThrow('npm run build makes it');
      await writeFile(join(folder, 'other.bin'), 'something else');
      expect(() => readIndex(join(folder, 'other.bin'))).toThrow('of another format');
      expect(() => checkIndex(join(folder, 'other.bin'))).toThrow('of another format');
      await writeFile(join(folder, 'empty.bin'), '');
      expect(() => readIndex(join(folder, 'empty.bin'))).toThrow('of another format');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the memory of the places', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is taken by the first question and given back when nobody asks any more', () => {
    const read = vi.fn(readIndex);
    const own = openPlaces(read, 1000);
    expect(read).not.toHaveBeenCalled();
    own.search('Bern');
    vi.advanceTimersByTime(900);
    own.search('Basel');
    vi.advanceTimersByTime(900);
    expect(own.search('Genf')).not.toEqual([]);
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1100);
    expect(own.search('Bern')).not.toEqual([]);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('folding', () => {
  it('keeps what tells words apart and drops what does not', () => {
    expect(fold('  Saint-Étienne-du-Rouvray ')).toBe('saint etienne du rouvray');
    expect(fold('İSTANBUL')).toBe('istanbul');
    expect(fold('Straße')).toBe('strasse');
    expect(fold('서울')).toBe('서울');
    expect(fold('मुंबई')).not.toBe(fold('मबई'));
    expect(fold('ＴＯＫＹＯ')).toBe('tokyo');
  });
});
