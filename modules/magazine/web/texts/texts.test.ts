import { expect, it } from 'vitest';
import { texts } from './texts';

it('says what the specification says, word for word', () => {
  expect(texts('title')).toBe('Transformation Journal');
  expect(texts('search.hint')).toBe('Search articles, guides, and insights...');
  expect(texts('filter')).toBe('Filter');
  const chips = ['All', 'Science', 'Travel', 'Wellness', 'Integration', 'Nutrition', 'Technology'] as const;
  expect(chips.map((name) => texts(`category.${name}`))).toEqual([...chips]);
  expect(texts('featured')).toBe('Featured Insights');
  expect(texts('latest')).toBe('Latest Updates');
  expect((['video', 'audio', 'guide', 'article'] as const).map((type) => texts(`type.${type}`))).toEqual([
    'Video',
    'Audio',
    'Guide',
    'Article',
  ]);
  expect(texts('partner', { name: 'Quinta da Serra' })).toBe('Partner: Quinta da Serra');
  expect(texts('readMore')).toBe('Read More');
  expect(texts('empty')).toBe('No articles found');
  expect(texts('empty.hint')).toBe('Try adjusting your search or filter criteria');
  expect(texts('reflection')).toBe('For reflection, not medical advice.');
});
