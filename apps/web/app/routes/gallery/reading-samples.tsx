import { Accordion } from "../../ui/accordion.tsx";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { NewsList, NewsRow } from "../../ui/news-list.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { VisitPane } from "../../ui/visit-pane.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { nowhere } from "./sample-link.ts";
import { news, visit } from "./samples.ts";

export function ReadingSamples() {
  return (
    <>
      <GallerySection id="reading" title="読む">
        <div className="gallery-columns">
          <div>
            <SectionHead title="ニュース" face={4} />
            <NewsList>
              {news.map((row) => (
                <NewsRow key={row.dateTime} to={nowhere} {...row} />
              ))}
            </NewsList>
          </div>
          <div>
            <Accordion letter="Q" summary="ひとりで行っても、浮きませんか。" open>
              だいじょうぶです。参加者の半分ほどがひとりで来ています。受付で名札をお渡しし、案内役が卓まで付きそいます。
            </Accordion>
            <Accordion letter="Q" summary="ルールをまったく知りません。">
              最初から説明します。
            </Accordion>
            <Accordion summary="この頁の目次">目次の中身</Accordion>
          </div>
          <div className="stack">
            <Callout>前日22:00まで無料でキャンセルできます。</Callout>
            <Callout tone="success" title="送りました">
              返事は2日以内にお送りします。
            </Callout>
            <Callout tone="warning">開催の判断は4月23日です。</Callout>
            <Callout tone="danger">元にはもどせません。</Callout>
          </div>
        </div>
      </GallerySection>
      <GallerySection id="visit" title="会場">
        <VisitPane
          title="卓上ハウス 神田"
          face={6}
          facts={visit}
          askTitle="迷ったら、相談を。"
          askText="人数や好みを伝えると、合いそうな卓をおすすめします。LINEで気軽にどうぞ。"
          askAction={<Button variant="gold">LINEで相談する</Button>}
        />
      </GallerySection>
      <GallerySection id="prose" title="長い文">
        <article className="prose">
          <p>
            重いゲームは、長いのではなく深い。選ぶたびに景色がひらけて、気づけば日が暮れています。
            <a href={nowhere}>卓ごとに案内役</a>がつき、手が止まったときは一緒に整理します。
          </p>
          <h2 id="sample-heading">はじめての重量級</h2>
          <p>
            ひとり参加の方が半分ほど。<strong>勝ち負けより</strong>、<code>考える時間</code>
            を楽しみたい方に。
          </p>
          <ul>
            <li>説明は13:00ちょうど</li>
            <li>
              途中の休憩
              <ul>
                <li>お茶</li>
              </ul>
            </li>
          </ul>
          <ol>
            <li>えらぶ</li>
            <li>おさえる</li>
            <li>囲む</li>
          </ol>
          <blockquote>
            <p>もう一手だけ。</p>
            <footer>三浦 さとる</footer>
          </blockquote>
          <h3>表</h3>
          <table>
            <thead>
              <tr>
                <th>ゲーム</th>
                <th>人数</th>
                <th>時間</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>テラの開拓者たち</td>
                <td>2–4人</td>
                <td>180分</td>
              </tr>
            </tbody>
          </table>
          <hr />
          <pre>
            <code>{"得点 = 木 × 2 + 家 × 5"}</code>
          </pre>
        </article>
      </GallerySection>
    </>
  );
}
