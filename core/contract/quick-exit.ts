/** Cookie that says that somebody left in a hurry: until they act on the home page, every other page leads to it. */
export const leftCookie = 'left';
