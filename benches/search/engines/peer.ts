import type { Question } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { Answer, Engine } from './engine.ts';
import { sent } from './sent.ts';

/** A library inside a service of its own: questions come as JSON text, answers leave as its bytes. */
export abstract class Peer implements Engine {
  abstract build(stock: Iterable<Vehicle>): Promise<void>;
  abstract close(): void;
  protected abstract find(question: Question): Answer | Promise<Answer>;
  protected abstract put(vehicle: Vehicle): void | Promise<void>;

  requestOf(questions: readonly Question[]): string {
    return JSON.stringify(questions);
  }

  async answer(request: string): Promise<Uint8Array> {
    const answers: Answer[] = [];
    for (const question of JSON.parse(request) as Question[]) {
      const answer = this.find(question);
      answers.push(answer instanceof Promise ? await answer : answer);
    }
    return sent(JSON.stringify(answers));
  }

  upsert(vehicle: string): void | Promise<void> {
    return this.put(JSON.parse(vehicle) as Vehicle);
  }

  read(answer: Uint8Array): Answer[] {
    return JSON.parse(Buffer.from(answer).toString()) as Answer[];
  }
}
