import type { Writer } from './writer';

/** Five answers, about 650 words: an engineer, dry and exact, close to burning out. */
export const marcus: Writer = {
  name: 'Marcus',
  answers: {
    1: `Suburban Ohio. Father an accountant, mother a teacher, one older sister who was better at everything. Dinner was at six thirty and there was a sort of quarterly review at the table, I am only half joking. Grades were read out. A B plus was met with "what happened?" and an A was met with silence, because it was expected. I don't think they were cruel people. They came from nothing and they believed that if they stopped pushing, we would slide back down. I carry the spreadsheet. I still report to someone who isn't in the room.`,
    2: `Resting heart rate 71, it used to be 58. I know the numbers. I have had a twitch in my left eyelid since March and I grind my teeth at night, the dentist made me a guard. In September I sat in the car in the office parking garage and could not open the door. Nothing hurt. My hand just did not go to the handle. I sat there for forty minutes and then I drove home and told my manager I had food poisoning. I have not told anyone else about that. I run 30 miles a week and I could not tell you a single thing I saw on the way.`,
    4: `The prompt asks what irritates me out of proportion. Lazy people. People who leave at five. I have a colleague, Raj, who goes to his daughter's swim meets on Thursday afternoons and answers nothing until Friday, and I have caught myself hoping that something breaks on a Thursday. That is an ugly thing to find out about yourself. I think what I feel is envy. My son had a recital in May and I watched it on my phone from Denver, with the sound off, in a meeting.

Feelings that weren't welcome: being tired. You could be sick, with a temperature, but you could not be tired.`,
    5: `I lead a team of fourteen that builds billing infrastructure. It processes about two billion dollars a year and nobody has ever thought about it except when it fails, which is how you know it works. I used to love it. I loved taking something tangled and making it so clean that it disappeared. Around the time of the last promotion that stopped. Now I am in meetings about meetings, and I review other people's tangles, and at night I rewrite their code because I can't stand it, and then they stop trying.

What would I stop tomorrow if nobody minded? Honestly, most of it. I would keep the mentoring. There is a junior engineer, Dana, who comes by with questions, and the half hour when she gets it is the only half hour of the week when I don't look at the clock.

What is it for? I was going to write "for my family" but my family would rather have me at dinner. I think it is so that nobody can ask me what happened.`,
    7: `I earn about four times what my father did and I have never once felt that there was enough. We have eleven months of expenses saved, I wanted six, then nine, then twelve. My wife asked what number would let me sleep and I could not give her one.

I control things. I reload the dishwasher. I have a dashboard for the kids' screen time. When we travel I have printed itineraries, and last summer in Maine my daughter tore hers up and went swimming instead, and I was so angry that I had to go and stand in the garage. Later I went down to the water and she was floating on her back with her eyes closed. I did not go in. I would like to have gone in.

Enough, in plain days: home by five thirty, phone in a drawer, somebody laughing in the next room. It isn't expensive. I have no idea why I can't buy it.`,
  },
};
