// Draws the templates of a Helm chart as Helm does, with the functions that the chart may use: those of sprig, include and toYaml.
// GO111MODULE=off GOPATH=/usr/share/gocode go run render-chart.go <chart> <changed values as YAML>
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func merge(base, changes map[string]interface{}) {
	for key, value := range changes {
		inner, isMap := value.(map[string]interface{})
		if known, both := base[key].(map[string]interface{}); both && isMap {
			merge(known, inner)
		} else {
			base[key] = value
		}
	}
}

func main() {
	chart := os.Args[1]
	values := map[string]interface{}{}
	text, err := os.ReadFile(filepath.Join(chart, "values.yaml"))
	must(err)
	must(yaml.Unmarshal(text, &values))
	changes := map[string]interface{}{}
	must(yaml.Unmarshal([]byte(os.Args[2]), &changes))
	merge(values, changes)

	root := template.New("chart").Option("missingkey=error")
	functions := sprig.TxtFuncMap()
	functions["toYaml"] = func(value interface{}) (string, error) {
		var out bytes.Buffer
		encoder := yaml.NewEncoder(&out)
		encoder.SetIndent(2)
		err := encoder.Encode(value)
		return strings.TrimSuffix(out.String(), "\n"), err
	}
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := root.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	root.Funcs(functions)
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	must(err)
	sort.Strings(files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		must(err)
		_, err = root.New(filepath.Base(file)).Parse(string(text))
		must(err)
	}
	release := map[string]interface{}{"Name": "hedo", "Namespace": "default", "Service": "Helm"}
	for _, file := range files {
		if strings.HasPrefix(filepath.Base(file), "_") {
			continue
		}
		var out bytes.Buffer
		must(root.ExecuteTemplate(&out, filepath.Base(file), map[string]interface{}{"Values": values, "Release": release}))
		fmt.Printf("---\n%s", out.String())
	}
}
