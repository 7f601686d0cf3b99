import type { Writer } from './writer';

/** Twelve answers, about 2,400 words: a retired district nurse, fluent and unhurried. */
export const ruth: Writer = {
  name: 'Ruth',
  answers: {
    1: `The room I go back to is the scullery of our house in Whitby. There was a stone sink, a mangle, and my grandmother with her sleeves rolled to the elbow. She had buried two children before my mother was born and nobody ever told me their names. I found them by accident on a headstone when I was thirty-four.

My father was at sea for nine months of the year. When he came home we had to be quiet because he slept in the daytime, and then we had to be cheerful because he was leaving again. I learned to tell the weather in a room before I had my coat off. My mother used to say "least said, soonest mended" and I must have heard it ten thousand times. It was meant kindly. It also meant that when my brother Alec was sent away to the sanatorium, we laid his place at the table for a week and then we stopped, and no one said a word about it.

What I was given was usefulness. If you were useful you were safe. I could gut a herring at six and change a dressing at eleven. I do not regret it, it fed me all my life, but I am sixty-eight and I still cannot sit in a chair without looking for something to do with my hands.`,
    2: `I have looked after other people's bodies for forty-one years and I treated my own like a works van. It had to start in the morning. When my knees went I was offended.

The change came after the second operation. I was not allowed to lift anything for twelve weeks and I cried about the shopping bags. My physiotherapist, a lad of twenty-five, asked me what my hip felt like and I gave him a clinical description. He said no, what does it feel like? I had no idea what to answer. I went home and lay on the floor and for the first time in years I paid attention. It felt frightened, if a hip can feel frightened.

I swim now, on Tuesdays and Fridays, at the old baths. In the water I weigh nothing and nobody needs me. I notice that my shoulders come down from around my ears by about the fourth length. I sleep better on those nights. On the other nights I wake at ten to four, which is when Tom died, and I lie there and listen to the pipes.`,
    3: `Tom and I were married for thirty-nine years. He was a joiner and he was not a talker. He showed me he loved me by fixing things, and I was slow to read it. There is a drawer in the kitchen that he planed four times because I once said it stuck.

The argument that kept coming back was about going away. He wanted to see Norway and I always had a patient I could not leave. We never went to Norway. I had the brochure in my bag at the hospital.

It is easier for me to look after someone than to let them look after me. When I had the flu one winter he brought me soup and I got up to wash the pan. He stood in the doorway and said, "You don't make it easy, Ruth." I have thought about that sentence most days since. My daughter Ellen says the same in other words. She rings on Sundays and asks how I am and I tell her about the neighbours.`,
    4: `I am a calm person, everybody says so, and I have come to mistrust it. Underneath there is a temper I was taught to be ashamed of. My grandmother had it and she was called difficult until the day she died. I put mine away so early that I could not tell you where.

It comes out at queues. It comes out at people who are late. Last spring I shouted at a young woman in the chemist's because she had given me the wrong change, and I walked home shaking, and what I felt under the shame was something close to joy.

There is a dream I have had since the funeral. I am back on the ward at night, all the bells are ringing, and I cannot find the patients. I run from bed to bed and every one of them has been made up clean and tight. I wake up furious. I told it to the vicar and she asked me who the bells were for. I had always assumed they were for me to answer.`,
    5: `I was a district nurse. I had a round of about thirty houses, and over the years I saw inside every kind of life. I dressed ulcers and I sat on beds. I was good at dying, at other people's dying I mean. Families would ask for me by name.

What was it for? I used to think it was for them. Since I retired I have had to wonder how much of it was so that I would not have to be at home with myself. Nobody tells you that when the bag goes back to the office you are going to have to find out who was carrying it. For the first year I did not know what to say when people asked me what I do.

There was a man called Mr Pickering who had nobody. I went in every evening for two winters. He taught me the names of the stars from his back step, and one night he said that I was the only person who had ever asked him a question and waited for the answer. If you want to know what my work was for, it was for that.`,
    6: `I would have said I am not creative. I can knit, of course, but that is counting. As a girl I drew all the time, boats mostly, on the backs of my father's charts. My teacher wanted to put me in for the scholarship at the art school in Scarborough, and my mother said we would see. We did not see. I trained as a nurse at seventeen because they gave you a room and a uniform.

After Tom died I found his pencils, the flat carpenter's ones, and I drew the drawer. I drew it for a fortnight, badly. My granddaughter Josie came in and looked over my shoulder and said, "Nana, you can draw." I had to leave the room.

I have not told anyone that I have filled three sketchbooks since. I keep them in the linen cupboard. There is a class at the institute on Thursdays and I have walked past the door twice.`,
    7: `Money was not talked about at home, it was counted. My mother had tins: rent, coal, chapel, Alec. I still have a tin, though what is in it is ridiculous now.

I was never one for power. I would have said I had none, but a ward sister has a great deal, and I was a strict one for five years before I went out on the district. I liked things done properly. I am not sure I was always kind to the young ones. There was a probationer called Denise whom I made cry over a bed corner, and I would apologise to her today if I knew where she was.

The thing I find hard is being given to. When the hospital paid out for Tom I put it all in Ellen's name and told myself it was sensible.`,
    8: `I was brought up chapel and I stopped going at about thirty, when a baby died on my round and the minister said it was a plan. I did not shout at him. I simply did not go back.

But I never stopped having the feeling that I was being kept company. It is strongest very early. I get up at five and I take my tea out to the back step, before the gulls start, and for about ten minutes the whole town is holy. I do not know another word for it. I do not ask for anything. I sit there and I am counted in.

At a deathbed there is often a moment when the room changes. Every nurse knows it, and most of us open a window, and we do not discuss why.`,
    9: `I know everybody and I am known by everybody and I could count on one hand the people who know me. If I did not appear for two days, the woman at the bakery would send her son round. That is not nothing.

Since I stopped working I have noticed that people came to me because I was useful and that I do not quite know how to go to them. There is a walking group and a choir. At the choir I stand at the back with the altos and for an hour and a half I am part of a sound. I came home after the Christmas concert and I could not put the key in the door because I did not want it to be over.

I miss my sister-in-law Peg, who would come in without knocking.`,
    10: `Tom died in the February, at ten to four in the morning, with the snow coming sideways. I had sat with hundreds of people and I knew exactly what was happening, and I was as ignorant as a child. I kept checking his pulse because it was something I could do. I wish I had put my bag down and got up on the bed beside him.

That is what I have learned about time, if I have learned anything. I was in the room and I was on duty.

I have never gone back to the place on the cliff where we scattered him. Ellen goes on his birthday. I say I have a cold. There is a part of me that is still sitting by that bed with two fingers on his wrist, and I do not know how to tell her that she can stop counting.

My brother Alec I never mourned at all, because nobody had said that he was gone. I was eight. I think I have been listening for the door ever since.`,
    11: `The sea, obviously. I was born two hundred yards from it and I have never lived where I could not smell it. I do not find it peaceful, as visitors do. It took my uncle and it fed us. When it is rough I go down to the pier and let it shout for me.

I have an allotment as well, which was Tom's. I nearly gave it up. The first summer I only went to water it, like a patient. Then one evening in June the beans had climbed over the top of the canes without anybody's help, and I stood there and laughed out loud. I am learning to leave things alone. It is the hardest thing I have ever learned.`,
    12: `I would like to have said: I noticed you. I think that is all of it.

If I could tell Josie one thing it would be not to wait until she is needed before she takes up room. I see her clearing the table without being asked, and everyone praises her for it, and I want to say sit down, love, let them look for the spoons themselves.

I should like to show her the sketchbooks. I should like to go to Norway. I should like, once before I die, to be ill in bed and let somebody bring me soup and stay exactly where I am.

What I hope they say is not that I was a good nurse, because they will say that anyway. I hope somebody says she learned to stop, and it was lovely to sit with her.`,
  },
};
