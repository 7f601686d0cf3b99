/** Passwords and stems that guessing lists start with; matched with the usual swaps of letters by zxcvbn. */
export const commonPasswords: readonly string[] =
  `password passw0rd password1 password123 12345678 123456789 1234567890 0123456789 87654321 qwerty qwertyuiop qwerty123
  qwertz azerty 1q2w3e4r 1qaz2wsx qazwsx asdfghjkl zxcvbnm abc abcdefgh abcd1234 letmein welcome welcome1 iloveyou
  ilovegod lovely sunshine princess football baseball basketball superman batman starwars pokemon dragon monkey
  master shadow michael jennifer jessica charlie daniel ashley michelle thomas jordan hunter freedom whatever
  trustno1 computer internet samsung google facebook linkedin myspace administrator admin admin123 root toor
  changeme default secret secret123 access login guest test testtest test1234 hello helloworld summer winter
  autumn spring monday january chocolate cookie butterfly purple orange diamond angel jesus christ blessed
  family friends forever liverpool chelsea arsenal barcelona juventus killer mustang harley ferrari porsche
  hedo hedohedo labors hercules`.split(/\s+/);
